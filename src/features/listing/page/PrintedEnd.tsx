import { styled } from 'styled-components';
import { encode } from 'uqr';
import type { PhotoImage } from '../../../ui/photo/Photo';

export interface PrintedEndProps {
  /** The photos that follow the main one. */
  readonly images: readonly PhotoImage[];
  /** URL of the listing. */
  readonly url: string;
  readonly labels: { readonly page: string; readonly code: string };
}

/** More than six would need another page. */
const mostPhotos = 6;
/** Modules of light around the code, as its standard demands. */
const quiet = 4;

const End = styled.section`
  display: none;
  @media print {
    display: block;
    margin-top: 24px;
  }
`;

const Photos = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;
  > img {
    width: 100%;
    aspect-ratio: 3 / 2;
    object-fit: cover;
    break-inside: avoid;
  }
`;

const Page = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  margin-top: 24px;
  break-inside: avoid;
  font: var(--kv-type-small);
  > svg {
    flex: none;
    width: 96px;
    background: #fff;
    fill: #000;
    shape-rendering: crispEdges;
    /* The dark modules are the content. */
    print-color-adjust: exact;
  }
  b {
    display: block;
    font-weight: 600;
  }
`;

/** On paper only: further photos, and the address of the page in words and as a QR code. */
export function PrintedEnd({ images, url, labels }: PrintedEndProps) {
  const code = codeOf(url);
  return (
    <End data-printed="">
      <Photos>
        {images.slice(0, mostPhotos).map(({ src, alt }, index) => (
          <img key={index} src={src} alt={alt} loading="lazy" />
        ))}
      </Photos>
      <Page>
        {code && (
          <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={labels.code}>
            <path d={pathOf(code.data)} />
          </svg>
        )}
        <p>
          <b>{labels.page}</b>
          {url}
        </p>
      </Page>
    </End>
  );
}

/** Returns the code of an address; null where the page has replaced what the library calls, and the words must do. */
function codeOf(url: string) {
  try {
    return encode(url, { border: quiet });
  } catch {
    return null;
  }
}

/** Returns the dark modules as squares of 1. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}
