/** The texts of an offer that cannot be read. It takes the offer's place in the list, because a tap sends the place. */
export const NO_OFFER = {
  logo: '',
  name: '',
  btnText: '',
  amount: '',
  amountDes: '',
  rate: '',
  des: '',
};
