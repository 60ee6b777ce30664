import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chatIdOf, chatPeople, chatting } from '../../../stories/support/chats';
