import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import document from '../contract/openapi.json' with { type: 'json' };

const ajv = new Ajv2020({ strict: false, allErrors: false });
ajv.addSchema(document, 'contract');

const escaped = (path: string) => path.replace(/~/g, '~0').replace(/\//g, '~1');

/** A validator for the replies that the API contract allows to a call. @param path as in the contract. */
export function admits({ path, method }: { path: string; method: string }): ValidateFunction {
  const place = `#/paths/${escaped(path)}/${method.toLowerCase()}/responses/200/content/application~1json/schema`;
  return ajv.compile({ $ref: `contract${place}` });
}
