/** What the operator of the marketplace fills in. Words in braces are placeholders, and are shown as they stand. */
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
