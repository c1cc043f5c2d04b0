import { company } from '../../config/company.ts';

const { address, secNumber, authorityNumber } = company;

/** Where the operator is and how it is registered, as far as it has said so, by the name of the setting. */
export const operatorLines = Object.entries({
  address,
  secNumber: secNumber && `SEC registration no. ${secNumber}`,
  authorityNumber: authorityNumber && `Certificate of Authority no. ${authorityNumber}`,
}).filter(([, line]) => line);
