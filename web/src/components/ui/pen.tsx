type Props = {
  d: string;
  /** In quarters of a rem, as everywhere in the theme. */
  size?: `${number}`;
  bold?: boolean;
};

/**
 * A line drawn on a sheet of 24 by 24 with one round pen. A plain element: there are hundreds of them on a screen, and a
 * styled component for each costs more than drawing it. `.pen` stands among the global styles.
 */
export function Pen({ d, size = '5', bold = false }: Props) {
  const side = `${Number(size) / 4}rem`;
  return (
    <svg
      className="pen"
      viewBox="0 0 24 24"
      width={side}
      height={side}
      fill="none"
      stroke="currentcolor"
      strokeWidth={bold ? '2.25' : '1.6'}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={d} />
    </svg>
  );
}
