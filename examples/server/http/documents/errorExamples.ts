import { badRequest, bodyErrors, notFound } from '../problems';
import type { Json } from './namedSchemas';

const requestId = '8c2f1c0e-5b8f-4f3e-9f43-6d1f0f1f7a55';
/** What an answer with a status says. */
const details: Readonly<Record<number, object>> = {
  400: badRequest,
  401: { detail: 'Учетные данные не были предоставлены.' },
  403: { detail: 'Вы не можете позвонить этому пользователю.' },
  404: notFound,
  408: { detail: 'Запрос пришёл не полностью.' },
  409: { detail: 'Объявление уже изменено в другой вкладке или на другом устройстве.' },
  413: { detail: bodyErrors.FST_ERR_CTP_BODY_TOO_LARGE },
  415: { detail: bodyErrors.FST_ERR_CTP_INVALID_MEDIA_TYPE },
  422: { detail: 'Этот Idempotency-Key уже использован для другого запроса.' },
  429: { detail: 'Слишком много запросов. Повторите через 12 секунд.' },
  500: { detail: 'Внутренняя ошибка сервиса, попробуйте позже.', request_id: requestId },
  503: { detail: 'Сервис временно недоступен.', request_id: requestId },
};
/** Examples by the name of the schema, for answers that differ between calls. */
const messages: Readonly<Record<string, object>> = {
  FieldMessages: { non_field_errors: ['Неправильный email или пароль.'] },
  NestedMessages: { address: { house_number: ['Обязательное поле'] }, photos_upload: ['Загрузите хотя бы одно фото'] },
  ChatRefusal: { detail: 'Вы не можете отправить сообщение. Объявление перенесено в архив.', code: 'listing_archived' },
  DecisionConflict: { detail: 'Решение уже принял другой модератор: О. Белов.', code: 'decided', decided_by: 'О. Белов' },
  RegistrationProblem: { status_code: 400, message: { email: ['Пользователь с таким email уже зарегистрирован.'] } },
};

/** Returns the response to a refused call with an example of its body. */
export function withExample(status: number, response: Json): Json {
  const { content } = response as { content?: Readonly<Record<string, { schema?: Json }>> };
  const media = content?.['application/json'];
  if (status < 400 || !media?.schema) return response;
  const [first = media.schema] = (media.schema.anyOf as readonly Json[] | undefined) ?? [];
  const name = String(first.$ref).split('/').at(-1) ?? '';
  return { ...response, content: { 'application/json': { ...media, example: messages[name] ?? details[status] } } };
}
