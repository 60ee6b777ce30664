import type { Random } from './random';

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
}

const women =
  'Анна Мария Елена Ольга Наталья Екатерина Ирина Татьяна Светлана Юлия Дарья Алина Виктория Полина Ксения Вера Надежда Людмила Галина Софья';
const men =
  'Александр Сергей Дмитрий Андрей Алексей Максим Иван Михаил Николай Владимир Павел Артём Роман Константин Игорь Олег Виктор Кирилл Илья Фёдор';
const surnames =
  'Смирнов Иванов Кузнецов Соколов Попов Лебедев Козлов Новиков Морозов Петров Волков Соловьёв Васильев Зайцев Павлов Семёнов Голубев Виноградов ' +
  'Богданов Воробьёв Фёдоров Михайлов Беляев Тарасов Белов Комаров Орлов Киселёв Макаров Андреев Ковалёв Ильин Гусев Титов Кузьмин Кудрявцев Баранов ' +
  'Куликов Алексеев Степанов Яковлев Сорокин Сергеев Романов Захаров Борисов Королёв Герасимов Пономарёв Григорьев Лазарев Медведев Ершов Никитин ' +
  'Соболев Рябов Поляков Цветков Данилов Жуков Фролов Журавлёв Николаев Крылов Максимов Сидоров Осипов Белоусов Федотов Дорофеев Егоров Матвеев';

const words = (text: string) => text.split(' ') as [string, ...string[]];
const womensNames = words(women);
const mensNames = words(men);
const mensSurnames = words(surnames);

/** A made-up person with a common Russian name. */
export function makePerson(random: Random): Person {
  const surname = random.pick(mensSurnames);
  return random.chance(0.55)
    ? { firstName: random.pick(womensNames), lastName: `${surname}а` }
    : { firstName: random.pick(mensNames), lastName: surname };
}
