import type { ComponentProps } from 'react';
import { outsideLink } from '#web/components/rich-text/link-target.ts';
import { ButtonAnchor } from '#web/components/ui/button.tsx';

/** An address that somebody wrote; null: none, or one that is not to be opened. */
export function outsideAddress(written: string | null): URL | null {
  const address = written === null ? null : URL.parse(written);
  return address?.protocol === 'https:' ? address : null;
}

type Props = { address: URL } & Pick<
  ComponentProps<typeof ButtonAnchor>,
  'mt' | 'target' | 'children'
>;

/** The way to an address that somebody wrote, which learns nothing of the reader. */
export function OutsideButton({ address, ...rest }: Props) {
  return (
    <ButtonAnchor
      href={address.href}
      variant="outline"
      whiteSpace="normal"
      overflowWrap="anywhere"
      {...outsideLink}
      {...rest}
    />
  );
}
