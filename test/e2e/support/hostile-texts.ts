import { payloads } from './payloads.ts';

/**
 * Texts that people have written into platforms like this one to make them run, load, cover or redirect: the short ones
 * of every field, then markup languages, parsers that change their mind, names that hide the page's own, styles, and
 * pictures that report. Each sets `__xss` where it runs, or calls on evil.example where it loads. All fit in a title.
 */
export const hostileTexts = [
  ...payloads,
  // Markdown, LaTeX, diagrams, code.
  '[press](JaVaScRiPt:__xss=1)',
  '[press](  javascript&colon;__xss=1)',
  '[press](data:text/html,<script>__xss=1</script>)',
  '![x](https://evil.example/a.png)',
  '![x](x"onerror="__xss=1)',
  '<https://evil.example/auto>',
  '[a]: javascript:__xss=1',
  '\\href{javascript:__xss=1}{press}',
  '\\url{javascript:__xss=1}',
  '$\\unicode{<img src=x onerror=__xss=1>}$',
  '\\input{/etc/passwd}\\write18{id}',
  '\\def\\a{\\a\\a}\\a',
  'graph TD; A["<img src=x onerror=__xss=1>"]-->B',
  '%%{init:{"securityLevel":"loose"}}%%',
  'click A "javascript:__xss=1"',
  '```js"><script>__xss=1</script>',
  '~~~<img src=x onerror=__xss=1>~~~',
  // Parsers that change their mind.
  '<svg><style><img src=x onerror=__xss=1></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=__xss=1>">',
  '<math><mi><style><img src=x onerror=__xss=1></style></mi></math>',
  '<table><td><form><input></form><script>__xss=1</script>',
  '<template><script>__xss=1</script></template>',
  '<xmp><img src="</xmp><img src=x onerror=__xss=1>">',
  '<!--><img src=x onerror=__xss=1>-->',
  '<![CDATA[><img src=x onerror=__xss=1>]]>',
  '<textarea><img title="</textarea><img src onerror=__xss=1>">',
  '<select><style><img src=x onerror=__xss=1></style></select>',
  '&lt;img src=x onerror=__xss=1&gt;',
  '\\u003cscript\\u003e__xss=1\\u003c/script\\u003e',
  '%3Cscript%3E__xss=1%3C/script%3E',
  '<img src=`x`onerror=__xss=1>',
  '<a href="java\\tscript:__xss=1">press</a>',
  // Handlers that need nobody.
  '<details open ontoggle=__xss=1>x</details>',
  '<input autofocus onfocus=__xss=1>',
  '<video><source onerror=__xss=1></video>',
  '<body onload=__xss=1>',
  '<marquee onstart=__xss=1>x</marquee>',
  '<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart=__xss=1>',
  // Names that hide the page's own.
  '<img name=currentScript><a id=defaultView>',
  '<form id=document><input name=body></form>',
  '<a id=config><a id=config name=url href="https://evil.example/">',
  '<script id=platform-settings type="application/json">{"stage":"x"}</script>',
  '<div id=root></div>',
  '__proto__[x]=1',
  // Styles and overlays, and pictures that report.
  '<style>*{display:none}</style>',
  '<link rel=stylesheet href="https://evil.example/a.css">',
  '<a style="position:fixed;inset:0;z-index:9" href="https://evil.example/">x</a>',
  '<div style="background:url(https://evil.example/bg)">x</div>',
  '<picture><source srcset="https://evil.example/s.png"><img></picture>',
  '<svg><image href="https://evil.example/i.png"/></svg>',
  // Texts that other programs would read.
  '=HYPERLINK("https://evil.example","x")',
  '{{7*7}}#{7*7}<%= 7*7 %>',
  "'; DROP TABLE courses;--",
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>',
];
