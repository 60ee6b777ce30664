import { operator } from '@kvartal/kit';

/** Settings for the operator of the marketplace. */
export const site = {
  name: 'Квартал',
  city: 'Москва',
  phone: operator.ru.phone,
  email: operator.ru.email,
  social: [
    { name: 'ВКонтакте', icon: 'vk', url: 'https://vk.com/' },
    { name: 'Телеграм', icon: 'telegram', url: 'https://t.me/' },
  ],
} as const;
