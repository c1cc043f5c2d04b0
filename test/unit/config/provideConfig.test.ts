import { beforeEach, describe, expect, it, vi } from 'vitest';

type ConfigModule = typeof import('../../../shared/config/config.ts');

describe('the configuration of a page', () => {
  let page: ConfigModule;
  beforeEach(async () => {
    vi.resetModules();
    page = await import('../../../shared/config/config.ts');
  });

  it('is that of the build until the runtime configuration is loaded', () => {
    expect(page.getConfig().basePath).toBe('/');
    expect(page.getConfig().brandName).not.toBe('');
  });

  it('is the runtime configuration on top of that of the build', () => {
    const { servicePhone } = page.getConfig();
    page.provideConfig({ brandName: 'Piso' });
    expect(page.getConfig()).toMatchObject({ brandName: 'Piso', servicePhone });
  });

  it('is provided once, even with nothing in it', () => {
    page.provideConfig({});
    expect(() => page.provideConfig({ brandName: 'Piso' })).toThrow('provided already');
    expect(page.getConfig().brandName).not.toBe('Piso');
  });

  it('cannot be changed, before or after', () => {
    for (const provide of [() => undefined, () => page.provideConfig({ brandName: 'Piso' })]) {
      provide();
      const open = page.getConfig() as { brandName: string };
      const { brandName } = open;
      expect(() => {
        open.brandName = 'Another';
      }).toThrow(TypeError);
      expect(page.getConfig().brandName).toBe(brandName);
    }
  });
});
