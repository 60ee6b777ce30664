/** Settings for the operator of the marketplace. Words in braces are placeholders, shown as they are. */
export const site = {
  name: 'Квартал',
  city: 'Москва',
  phone: '{phone}',
  email: '{email}',
  social: [
    { name: 'ВКонтакте', icon: 'vk', url: 'https://vk.com/' },
    { name: 'Телеграм', icon: 'telegram', url: 'https://t.me/' },
  ],
} as const;
