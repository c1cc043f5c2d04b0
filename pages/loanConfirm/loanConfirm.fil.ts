export { speak } from '../../shared/loanConfirm/loanConfirm.fil.ts';
