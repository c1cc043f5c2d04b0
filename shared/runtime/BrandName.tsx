import { getConfig } from '../config/config.ts';

/** The brand's picture, where the operator has one, and its name. `drawn` is what stands for a missing picture. */
export function BrandName({ drawn }: { drawn?: boolean }) {
  const { logo, brandName } = getConfig();
  return (
    <>
      {logo && (
        <img
          className="brand-logo"
          data-site-when="logo"
          src={logo}
          alt=""
          width="28"
          height="28"
        />
      )}
      {drawn && <span className="brand-mark" data-site-unless="logo" hidden={Boolean(logo)} />}
      {brandName}
    </>
  );
}
