import { getViewConfig } from '../config/config.ts';
import './brandName.css';

/** The brand's name, after its logo if the operator has one. @param drawn shows a drawn mark in place of a missing logo. */
export function BrandName({ drawn }: { drawn?: boolean }) {
  const { logo, brandName } = getViewConfig();
  return (
    <>
      {logo && <img className="brand-logo" src={logo} alt="" width="28" height="28" />}
      {drawn && !logo && <span className="brand-mark" />}
      {brandName}
    </>
  );
}
