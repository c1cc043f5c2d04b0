export { speak } from '../../shared/features/loanConfirm/loanConfirm.messages.fil.ts';
