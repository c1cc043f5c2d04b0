export { CostFooter as LoanConfirmLayout } from '../../shared/features/loanConfirm/CostFooter.tsx';
