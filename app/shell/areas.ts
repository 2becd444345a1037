import { accountSlots } from '../base/account/slots.ts';
import { chatSlots } from '../base/chat/slots.ts';
import { contactSlots } from '../base/contacts/slots.ts';
import type { SlotParts } from '../core/feature/slots.ts';

/** What the areas that every brand has hand in to the slots. */
export const areas: readonly SlotParts[] = [chatSlots, contactSlots, accountSlots];
