import { followFocus } from '#web/components/ui/follow-focus.ts';
import AccountHost from '#web/features/accounts/account-host.tsx';
import UploadHost from '#web/features/media/upload-host.tsx';

followFocus();

/** The work behind the pages of a signed-in person. */
export default function SignedInHost() {
  return (
    <>
      <AccountHost />
      <UploadHost />
    </>
  );
}
