import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { accountQueries } from '../queries.ts';
import { Section } from '../section.tsx';
import '../texts.ts';
import type { OwnProfile } from '../types.ts';
import { cropImage, type Area } from './crop-image.ts';
import { showPhoto, uploadPhoto } from './upload-photo.ts';

const CropDialog = lazy(() => import('./crop-dialog.tsx'));

const types = ['image/jpeg', 'image/png', 'image/webp'];
/** The size of a phone's photo, with room; the one that is sent is small in any case. */
const megabytes = 20;

/** The own photo: choose one, cut a square out of it, or take it away. */
export function PhotoSection({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation(['accounts', 'errors']);
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<string | null>(null);
  const [unfit, setUnfit] = useState(false);
  const close = () => {
    if (picture !== null) URL.revokeObjectURL(picture);
    setPicture(null);
    save.reset();
  };
  const take = (next: OwnProfile) => client.setQueryData(accountQueries.me().queryKey, next);
  const save = useMutation({
    mutationFn: async (area: Area) => {
      const photo = await cropImage(picture ?? '', area);
      return showPhoto(await uploadPhoto(photo), profile.version);
    },
    meta: { handles: 'all' },
    retry: false,
    onSuccess: (next) => {
      take(next);
      close();
    },
  });
  const remove = useMutation({
    mutationFn: () => showPhoto(null, profile.version),
    meta: { success: t('photo.removed') },
    onSuccess: take,
  });
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    const image = new Image();
    image.src = address;
    const fits = types.includes(file.type) && file.size <= megabytes * 1_000_000;
    const drawn =
      fits &&
      (await image.decode().then(
        () => true,
        () => false,
      ));
    setUnfit(!drawn);
    if (drawn) setPicture(address);
    else URL.revokeObjectURL(address);
  };
  const why = save.error && errorKey(save.error);
  return (
    <Section title={t('photo.title')} lead={t('photo.lead', { megabytes })}>
      <Flex align="center" gap="5" wrap="wrap">
        <Avatar name={`${profile.firstName} ${profile.lastName}`} photo={profile.photo} size="20" />
        <Flex gap="3" wrap="wrap">
          <input
            ref={input}
            type="file"
            hidden
            accept={types.join(',')}
            onChange={({ target }) => {
              void choose(target.files?.[0]);
              // The same file may be chosen once more.
              target.value = '';
            }}
          />
          <Button variant="outline" onClick={() => input.current?.click()}>
            {t(profile.photo === null ? 'photo.choose' : 'photo.other')}
          </Button>
          {profile.photo !== null && (
            <Button variant="quiet" disabled={remove.isPending} onClick={() => remove.mutate()}>
              {t('photo.remove')}
            </Button>
          )}
        </Flex>
      </Flex>
      {unfit && (
        <Text role="alert" color="fg.error" mt="3">
          {t('photo.unfit', { megabytes })}
        </Text>
      )}
      {picture !== null && (
        <Suspense>
          <CropDialog
            picture={picture}
            saving={save.isPending}
            problem={
              why === null ? null : t(why === 'unexpected' ? 'photo.failed' : `errors:${why}`)
            }
            onSave={(area) => save.mutate(area)}
            onClose={close}
          />
        </Suspense>
      )}
    </Section>
  );
}
