import { object, string } from 'yup';
import { message } from '../forms/formMessage';
import { formRules } from '../forms/formRules';
import { chatLimits } from './chatLimits';
import { isMessageLength, tidyMessage } from './tidyMessage';

export interface MessageValues {
  readonly message: string;
}

/** Words: `problems.message` of `text/chat`. */
export type MessageProblem = 'required' | 'length';
export type MessageKey = `message.${MessageProblem}`;

const problem = (name: MessageProblem, params?: Readonly<Record<string, number>>) => message<MessageKey>(`message.${name}`, params);

/** A message (§5). */
const messageSchema = object({
  message: string()
    .transform(tidyMessage)
    .required(problem('required'))
    .test('length', problem('length', { max: chatLimits.message }), (text) => isMessageLength(text)),
});

export const messageRules = formRules<MessageValues, MessageKey>(messageSchema);
