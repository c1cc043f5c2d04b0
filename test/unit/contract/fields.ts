import { type JsonSchema, LENIENT_TYPES, nameOf, type Schemas } from '../../contract/jsonSchema.ts';

/**
 * A name below another; entries of a list have no name of their own, and what contains its own kind (`children` of
 * `children`) counts once.
 */
function below(path: string, name: string): string {
  if (path.endsWith(`.${name}`) || path === name) return path;
  return path ? `${path}.${name}` : name;
}

/**
 * The fields that a schema has, such as `tabs.list.time`. Entries that contain entries of their own kind are followed
 * once. @param schemas those that it refers to.
 */
export function fieldsOf(
  schema: JsonSchema,
  schemas: Schemas,
  path = '',
  seen: readonly string[] = [],
): string[] {
  const name = nameOf(schema);
  if (name) {
    const referred = schemas[name];
    if (!referred || name in LENIENT_TYPES || seen.includes(name)) return [];
    return fieldsOf(referred, schemas, path, [...seen, name]);
  }
  const { properties = {}, items, allOf = [], anyOf = [] } = schema;
  const inner = [...(items ? [items] : []), ...allOf, ...anyOf];
  return [
    ...Object.entries(properties).flatMap(([field, one]) => [
      below(path, field),
      ...fieldsOf(one, schemas, below(path, field), seen),
    ]),
    ...inner.flatMap((one) => fieldsOf(one, schemas, path, seen)),
  ];
}

/** The fields that a reply has, by the same names. */
export function fieldsSentIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => fieldsSentIn(entry, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, one]) => [
    below(path, field),
    ...fieldsSentIn(one, below(path, field)),
  ]);
}
