import { followFocus } from '#web/components/ui/follow-focus.ts';
import AccountHost from '#web/features/accounts/account-host.tsx';
import UploadHost from '#web/features/media/upload-host.tsx';

followFocus();

/** What goes on behind the pages of whoever is signed in. */
export default function SignedInHost() {
  return (
    <>
      <AccountHost />
      <UploadHost />
    </>
  );
}
