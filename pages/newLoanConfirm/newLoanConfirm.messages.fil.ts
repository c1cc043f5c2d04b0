export { locale } from '../../shared/features/loanConfirm/loanConfirm.messages.fil.ts';
