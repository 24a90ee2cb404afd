import { describe, expect, it } from 'vitest';
import { inspectVtt } from '#functions/events/media-finalizer/inspectors/vtt.ts';
import { bytesOf } from '#test/support/bytes-of.ts';
import { captionsOf, isSubtitles } from './subtitles.ts';

const srt = (text: string | Uint8Array<ArrayBuffer>, name = 'Film.es.SRT') =>
  new File([text], name);
const captions = async (text: string | Uint8Array<ArrayBuffer>) => {
  const made = await captionsOf(srt(text));
  if (!(made instanceof File)) throw new Error(`Turned away: ${made.rejection}`);
  const bytes = new Uint8Array(await made.arrayBuffer());
  return { name: made.name, text: await made.text(), fault: await inspectVtt(bytesOf(bytes)) };
};

describe('subtitles as other programs write them', () => {
  it('become captions that a film takes, in order, with the marks that captions know', async () => {
    const made = await captions(
      [
        '2',
        '00:00:05,500 --> 00:00:07,000 X1:40 X2:600',
        '{\\an8}<font color="#fff">Tom &amp; Ana &</font> 1 < 2 --> <script>x</script>',
        '',
        '1',
        '0:00:01,5 --> 00:00:02,250',
        '<i>¡Hola!</i>',
        'second line',
        '',
        '3',
        '00:00:08,000 --> 00:00:09,000',
        '',
      ].join('\r\n'),
    );
    expect(made.name).toBe('Film.es.vtt');
    expect(made.text).toBe(
      `WEBVTT

00:00:01.500 --> 00:00:02.250
<i>¡Hola!</i>
second line

00:00:05.500 --> 00:00:07.000
Tom &amp; Ana &amp; 1 &lt; 2 → x
`,
    );
    expect(made.fault).toBeNull();
  });

  it('are read in the encoding that they were written in', async () => {
    const old = Uint8Array.from(Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nA\xf1o', 'latin1'));
    expect((await captions(old)).text).toContain('\nAño\n');
  });

  it('are turned away with the line at fault, and where they are none', async () => {
    const wrong = srt('1\n00:00:05,000 --> 00:00:04,000\nA\n');
    expect(await captionsOf(wrong)).toEqual({ rejection: 'captions_time', line: 2 });
    expect(await captionsOf(srt('Dear diary'))).toEqual({ rejection: 'wrong_bytes', line: null });
  });

  it('are known by their ending', () => {
    expect([
      isSubtitles('a.srt'),
      isSubtitles('A.SRT'),
      isSubtitles('srt'),
      isSubtitles('a.srt.txt'),
    ]).toEqual([true, true, false, false]);
  });
});
