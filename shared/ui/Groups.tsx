import './groups.css';
import { Text, type TextProps } from './Text.tsx';

interface GroupsProps extends Pick<TextProps, 'size'> {
  /** Undefined while they are not known. */
  of: readonly string[] | undefined;
}

/**
 * A code or number in groups, or a bar. The spaces between the groups are made by css: whoever selects the code gets it
 * without them, a screen reader still reads group by group, and a line may end between two groups.
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
