import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '#web/features/lessons/player/texts.ts';

/** The lesson alone: nothing beside it, nothing above it. */
export function useFocusMode() {
  const { t } = useTranslation('player');
  const [on, setOn] = useState(false);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (on) dataset['focus'] = 'on';
    else delete dataset['focus'];
    return () => void delete dataset['focus'];
  }, [on]);
  return {
    on,
    said,
    toggle: () => {
      setSaid(t(on ? 'focus.left' : 'focus.said'));
      setOn(!on);
    },
  };
}
