import { useTranslation } from 'react-i18next';
import '#web/blocks/texts.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { lookOf } from '#web/blocks/looks.ts';
import type { Draft } from './use-drafts.ts';
import { TitleInput } from './title-input.tsx';
import '../texts.ts';

type Props = { draft: Draft; waiting: readonly string[] };

/** The row in which a new title is typed, with those before it that are on their way. */
export function DraftRow({ draft, waiting }: Props) {
  const { t } = useTranslation(['structure', 'blocks']);
  const kind = draft.on === 'block' ? draft.kind : 'module';
  const drawing = <Icon name={draft.on === 'block' ? lookOf(draft.kind).icon : 'list'} />;
  return (
    <>
      {waiting.map((title, index) => (
        <div key={`${title} ${index}`} role="row" data-row="" data-kind={draft.on} aria-busy>
          <div role="rowheader" className="name">
            {drawing}
            <div className="words">
              {title} <span className="meta">{t('saving')}</span>
            </div>
          </div>
        </div>
      ))}
      {draft.typing && (
        <div role="row" data-row="" data-kind={draft.on}>
          <div role="rowheader" className="name">
            {drawing}
            <div className="words">
              <TitleInput
                key={draft.key}
                text=""
                label={t('draft.label', { kind: t(`blocks:kind.${kind}`) })}
                hint={t(draft.on === 'module' ? 'draft.moduleHint' : 'draft.hint')}
              />
            </div>
          </div>
        </div>
      )}
    </>
  );
}
