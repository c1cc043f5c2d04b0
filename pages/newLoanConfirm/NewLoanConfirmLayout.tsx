export { CostFooter as NewLoanConfirmLayout } from '../../shared/features/loanConfirm/CostFooter.tsx';
