import { transform } from 'esbuild';
import { compileScript, parse } from 'vue/compiler-sfc';

/** The setting that the snippet names. */
const forVue = { isCustomElement: (tag: string) => tag.startsWith('kvartal-') };

/** Commands of the browser tests that run in Node: the compilers a page author has in their build. Each answers CommonJS. */
export const snippetCompilers = {
  async compileReact(_context: unknown, code: string): Promise<string> {
    return (await transform(code, { loader: 'tsx', jsx: 'automatic', format: 'cjs' })).code;
  },

  async compileVue(_context: unknown, code: string): Promise<string> {
    const { descriptor, errors } = parse(code, { filename: 'App.vue', templateParseOptions: forVue });
    if (errors.length > 0) throw new AggregateError(errors, `Vue cannot read\n${code}`);
    const { content } = compileScript(descriptor, {
      id: 'app',
      inlineTemplate: true,
      templateOptions: { compilerOptions: forVue },
    });
    return (await transform(content, { loader: 'ts', format: 'cjs' })).code;
  },
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    compileReact(code: string): Promise<string>;
    compileVue(code: string): Promise<string>;
  }
}
