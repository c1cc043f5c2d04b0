import { describe, expect, it } from 'vitest';
import { DEVICES } from '../../../pages/testPreview/devices.ts';
import { PRESETS, presetOf, setUpOfPreset } from '../../../pages/testPreview/presets.ts';
import {
  queryOfSetUp,
  type SetUp,
  setUpOf,
  splitHash,
} from '../../../pages/testPreview/setUp.model.ts';
import { DEFAULTS } from '../../../pages/testPreview/tester.model.ts';
import { previewLinks } from '../../../pages/testPreview/testPreview.model.ts';
import { pageNames } from '../../../shared/config/routes.ts';
import { SCENARIOS } from '../../sandbox/scenarios.ts';

const { fields, phone, market, language } = DEFAULTS;
const first: SetUp = { fields, phone, market, language, dialect: '0' };

const other: SetUp = {
  fields: {
    appVersion: '2 & 3',
    deviceName: 'Teléfono #1',
    deviceId: '',
    osVersion: '9',
    sessionId: 'qa-1',
    adId: 'x=y',
    productId: '',
    orderId: '',
    clientType: 'ios',
  },
  phone: {
    device: 'iphone-13',
    transport: 'ios',
    pace: 'slow',
    announces: 'hello',
    without: 'goHome,openPage',
    network: 'offline',
    page: 'Repay',
  },
  market: 'in',
  language: 'fil',
  dialect: '7',
};

describe('the link to a set-up', () => {
  it('restores every part of it, also what is empty', () => {
    expect(setUpOf(queryOfSetUp(first))).toEqual(first);
    expect(setUpOf(queryOfSetUp(other))).toEqual(other);
  });

  it('says nothing of the tester’s own contact and computer', () => {
    const query = queryOfSetUp({ ...other, ...{ contact: '0917', host: 'http://192.168.1.7' } });
    expect(query).not.toMatch(/0917|192\.168/);
  });

  it('gives what it lacks or gets wrong its default', () => {
    expect(setUpOf('')).toEqual(first);
    const wrong = setUpOf('transport=x&pace=&network=down&market=us&language=xx&dialect=-1&more=1');
    expect(wrong).toEqual(first);
    expect(setUpOf('orderId=a&orderId=b').fields.orderId).toBe('b');
  });

  it('is told apart from the view', () => {
    expect(splitHash('#/phone?a=1?b')).toEqual({ view: '#/phone', query: 'a=1?b' });
    expect(splitHash('#/phone')).toEqual({ view: '#/phone', query: undefined });
    expect(splitHash('')).toEqual({ view: '', query: undefined });
  });
});

describe('the presets', () => {
  it('name pages, orders and phones that exist, each its own set-up', () => {
    const labels = previewLinks(DEFAULTS, pageNames, '/').map(({ label }) => label);
    const orders = SCENARIOS.map(({ orderId }) => orderId);
    for (const preset of PRESETS) {
      const { fields, phone } = setUpOfPreset(preset, DEFAULTS);
      expect(labels, preset.key).toContain(phone.page);
      expect(orders, preset.key).toContain(fields.orderId);
      expect(DEVICES.map(({ key }) => key)).toContain(phone.device);
      expect(presetOf(setUpOfPreset(preset, DEFAULTS))?.key).toBe(preset.key);
    }
    expect(new Set(PRESETS.map(({ name }) => name)).size).toBe(PRESETS.length);
  });

  it('leave the session as it is, and are none after a change', () => {
    const [preset] = PRESETS;
    if (!preset) throw new Error('No presets');
    const chosen = setUpOfPreset(preset, { fields: { ...fields, sessionId: 'mine' } });
    expect(chosen.fields.sessionId).toBe('mine');
    expect(presetOf({ ...chosen, language: 'fil' })).toBeUndefined();
  });
});
