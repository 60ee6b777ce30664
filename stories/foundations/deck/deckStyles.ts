export const deckStyles = `
#storybook-docs .sbdocs-wrapper{padding:0;background:none}
#storybook-docs .sbdocs-content{max-width:none}
.deck{box-sizing:border-box;min-height:100vh;padding:24px;background:var(--kv-bg-page);color:var(--kv-text);font:var(--kv-type-body)}
.deck *{box-sizing:border-box}
.deck h1{margin:0 0 8px;font:var(--kv-type-h1)}
.deck h2{margin:0;font:var(--kv-type-h3)}
.deck small{font:var(--kv-type-small);color:var(--kv-text-muted)}
.deck a{border-radius:4px;color:var(--kv-accent);text-decoration:underline;text-underline-offset:3px}
.deck a:focus-visible{outline:2px solid var(--kv-focus);outline-offset:2px}
.deck p{margin:0 0 16px}
.deck-lead,.deck-count{color:var(--kv-text-muted)}
.deck-bar{display:flex;flex-wrap:wrap;gap:16px;align-items:start;margin-bottom:24px;padding:16px;border-radius:var(--kv-radius-card,12px);background:var(--kv-bg-surface)}
.deck-bar>*{min-width:0;max-width:100%}
.deck-bar>:nth-child(2){flex:1 1 260px}
.deck-actions{align-self:end;display:flex;flex-wrap:wrap;gap:8px;align-items:center}
.deck-features{width:100%;border-collapse:collapse;background:var(--kv-bg-surface);border-radius:var(--kv-radius-card,12px)}
.deck-features :is(th,td){padding:10px 16px;border-bottom:1px solid var(--kv-line);text-align:start;font-weight:400}
.deck-features thead th{font:var(--kv-type-small);color:var(--kv-text-muted)}
.deck-features tr:last-child>*{border-bottom:0}
.deck-row{margin:0 0 24px;padding:16px;border-radius:var(--kv-radius-card,12px);background:var(--kv-bg-surface)}
.deck-row>header{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;margin-bottom:12px}
.deck-row>header h2{flex:1 1 300px}
.deck-row>header>:last-child{flex:0 1 320px}
.deck-cells{display:flex;flex-wrap:wrap;align-items:start}
.deck-cell{margin:0}
.deck-cell figcaption{margin-bottom:6px;font:var(--kv-type-small)}
.deck-window{overflow:hidden;border-radius:8px;outline:1px solid var(--kv-line);background:var(--kv-bg-sunken)}
.deck-window iframe{display:block;border:0;transform-origin:0 0}
@media(pointer:fine){.deck-bar select{min-height:40px}}
@media(max-width:600px){
.deck{padding:16px 12px}
.deck-row,.deck-bar{padding:12px}
.deck-features :is(th,td):nth-child(2){display:none}
.deck-features :is(th,td){padding:10px 8px}
.deck-features small{display:block;overflow-wrap:anywhere}
}
`;
