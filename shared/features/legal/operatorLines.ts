import { company } from '../../config/company.ts';

const { address, secNumber, authorityNumber } = company;

/** The operator's address and registration numbers that are configured, by setting name. */
export const operatorLines = Object.entries({
  address,
  secNumber: secNumber && `SEC registration no. ${secNumber}`,
  authorityNumber: authorityNumber && `Certificate of Authority no. ${authorityNumber}`,
}).filter(([, line]) => line);
