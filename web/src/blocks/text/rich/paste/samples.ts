/** Clipboards of word processors and pages, shortened; the shapes are theirs. */
export const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- @list l0:level1 {mso-level-number-format:bullet;} p.MsoNormal {margin:0cm;font-size:11.0pt;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='margin-top:12pt'><span style='mso-fareast-font-family:"Times New Roman"'>Unit one<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8pt'><span lang=EN-US>Before we begin:&nbsp;<b style='mso-bidi-font-weight:normal'>read</b> this <i>slowly</i>.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Bring a pencil<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>or a pen<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Bring paper<o:p></o:p></p>
<p class=MsoNormal style='display:none;mso-hide:all'>hidden words</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>First</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>Second</p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse;mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0'><td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal><b>Day<o:p></o:p></b></p></td><td><p class=MsoNormal><b>Topic</b></p></td></tr><tr><td><p class=MsoNormal>Monday</p></td><td><p class=MsoNormal>Sets</p></td></tr></table>
<p class=MsoNormal><a href="https://example.com/page">A page</a><img width=200 src="file:///C:/Users/x/clip_image001.png" v:shapes="Picture_x0020_1"></p>
<!--EndFragment--></body></html>`;

/** Formulas of chemistry and powers as Word, and as pages write them. */
export const raisedInWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"></head><body lang=ES><!--StartFragment-->
<p class=MsoNormal><span lang=ES>H<sub>2</sub>O a 10<sup>3</sup> Pa, CO<span style='position:relative;top:3.0pt;mso-text-raise:-3.0pt'>2</span> y m<span style='mso-text-raise:4.0pt'>2</span>.<o:p></o:p></span></p>
<!--EndFragment--></body></html>`;

export const fromDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5f1c"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-family:Arial;font-weight:400;white-space:pre-wrap;">Plan</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;">Plain and </span><span style="font-size:11pt;font-weight:700;">strong</span><span style="font-weight:400;"> and </span><span style="font-weight:400;text-decoration:line-through;">gone</span></p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">One</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>One and a half</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Two</span></p></li></ul></b>`;

export const fromWeb = `<article><script>globalThis.__xss=1</script><h1 onclick="__xss=1">Title</h1><h2 style="color:red">Part</h2>
<p><a href="javascript:__xss=1">press</a> and <a href="http://evil.example/">plain</a> and <a href="https://example.com/fine" onclick="__xss=1">fine</a><img src="https://evil.example/pixel.gif"><a href="#top"></a></p>
<iframe src="https://evil.example"></iframe><picture><source srcset="x"><img src="a.png"></picture>
<pre><code class="hljs language-js">let a = 1;</code></pre>
<blockquote><h3>Said</h3><blockquote>again</blockquote></blockquote>
<p>Area: <span class="katex"><span class="katex-mathml"><math><semantics><mrow></mrow><annotation encoding="application/x-tex">\\pi r^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">πr2</span></span>.</p></article>`;
