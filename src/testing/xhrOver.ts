import type { Fetch } from './scenarios';

/** Returns an XMLHttpRequest that sends to a fake server what `serverOf` has one for, and everything else as before. */
export function xhrOver(Native: typeof XMLHttpRequest, serverOf: (address: string) => Fetch | undefined): typeof XMLHttpRequest {
  return class extends Native {
    #api: Fetch | undefined;
    #address = '';
    #method = 'GET';
    readonly #headers = new Headers();
    readonly #controller = new AbortController();
    #answer: { readonly status: number; readonly text: string } | null = null;

    override open(method: string, url: string | URL): void {
      this.#method = method;
      this.#address = String(url);
      this.#api = serverOf(this.#address);
      if (!this.#api) super.open(method, url);
    }

    override setRequestHeader(name: string, value: string): void {
      if (this.#api) this.#headers.set(name, value);
      else super.setRequestHeader(name, value);
    }

    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      if (!this.#api) super.send(body);
      else void this.#sendTo(this.#api, body instanceof FormData || typeof body === 'string' ? body : null);
    }

    override abort(): void {
      if (this.#api) this.#controller.abort();
      else super.abort();
    }

    override get status(): number {
      return this.#api ? (this.#answer?.status ?? 0) : super.status;
    }

    override get responseText(): string {
      return this.#api ? (this.#answer?.text ?? '') : super.responseText;
    }

    async #sendTo(api: Fetch, body: FormData | string | null): Promise<void> {
      const { signal } = this.#controller;
      try {
        const total = (await new Response(body).arrayBuffer()).byteLength;
        for (const loaded of [total >> 1, total]) {
          this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total }));
        }
        const response = await api(this.#address, { method: this.#method, headers: this.#headers, body, signal });
        this.#answer = { status: response.status, text: await response.text() };
        this.dispatchEvent(new ProgressEvent('load'));
      } catch {
        if (!signal.aborted) this.dispatchEvent(new ProgressEvent('error'));
      }
    }
  };
}
