import { Text, type TextProps } from './Text.tsx';
import './groups.css';

interface GroupsProps extends Pick<TextProps, 'size'> {
  /** Undefined while they are not known. */
  of: readonly string[] | undefined;
}

/**
 * Css makes the spaces between the groups: a selected code has none, a screen reader still reads group by group, and a line
 * may end between two groups.
 */
export function Groups({ of, size }: GroupsProps) {
  if (!of) return <Text size={size}>{of}</Text>;
  return (
    <span translate="no">
      {of.map((group, place) => (
        <span className="group" key={place}>
          {group}
        </span>
      ))}
    </span>
  );
}
