/** What adverts in Japanese say by trade, beside what the brief tells. */
import type { BankSource } from '../../banks/bank';
import { GOODS } from './trades/goods';
import { OUTINGS } from './trades/outings';
import { SERVICES } from './trades/services';
import { TASTES } from './trades/tastes';

export const BANK: BankSource = { isRead: false, trades: { ...TASTES, ...GOODS, ...OUTINGS, ...SERVICES } };
