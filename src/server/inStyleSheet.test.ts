import { describe, expect, it } from 'vitest';
import { inStyleSheet } from './inStyleSheet';

describe('style attributes', () => {
  it('become rules, one for each style', () => {
    const { html, rules } = inStyleSheet('<i style="width:10px"></i><b class="a" style="width:10px">x</b><u style="color:red"/>');
    expect(html).toBe('<i data-style="1"></i><b class="a" data-style="1">x</b><u data-style="2"/>');
    expect(rules).toBe('[data-style="1"]{width:10px}[data-style="2"]{color:red}');
  });

  it('keep quotes, and can end neither the rule nor the element', () => {
    const { rules } = inStyleSheet(
      '<i style="background:url(&quot;/a.png&quot;)"></i><i style="color:red}body{display:none&lt;/style&gt;"></i>',
    );
    expect(rules).toBe('[data-style="1"]{background:url("/a.png")}[data-style="2"]{color:redbodydisplay:none/style}');
  });

  it('are looked for in tags only', () => {
    const text = '<p>say style="width:1px" here</p>';
    expect(inStyleSheet(text)).toEqual({ html: text, rules: '' });
  });
});
