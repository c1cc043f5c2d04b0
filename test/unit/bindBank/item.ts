import type { BindItem } from '../../../shared/api/bindCard.ts';

/** An item of the bank form: a text for every account, unless it is given otherwise. */
export const item = (more: Partial<BindItem>): BindItem => ({
  code: 'c',
  cate: 'text',
  title: 'T',
  subtitle: '',
  value: '',
  note: [],
  inputType: '',
  cardTypeMi: '0',
  channelNumber: '',
  required: true,
  ...more,
});
