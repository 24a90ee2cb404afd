import type { ReactNode } from 'react';
import { Modal } from './modal.tsx';

type Props = { title: string; reads?: boolean; onClose: () => void; children: ReactNode };

/** A sheet over the page: from below on a phone, from the side on more. */
export const Sheet = (props: Props) => <Modal place="side" {...props} />;
