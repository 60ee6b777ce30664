import { describe, expect, it } from 'vitest';
import type { Photo } from '../../domain/listing/listing';
import { aPhoto } from '../../testing/photos';
import { photoSources, photoUrl } from './photoSources';

const photo: Photo = { id: 1, url: '/media/1.jpg', alt: '', variants: null, color: '#aabbcc' };

describe('photoUrl', () => {
  it('prefixes relative URLs with the media host', () => {
    expect(photoUrl('/media/1.jpg', 'https://api.test')).toBe('https://api.test/media/1.jpg');
    expect(photoUrl('media/1.jpg', 'https://api.test')).toBe('https://api.test/media/1.jpg');
    expect(photoUrl('/media/1.jpg', '')).toBe('/media/1.jpg');
    expect(photoUrl('https://cdn.test/1.jpg', 'https://api.test')).toBe('https://cdn.test/1.jpg');
  });

  it('keeps data URLs of images, as used in the test data', () => {
    expect(photoUrl(aPhoto().url, 'https://api.test')).toBe(aPhoto().url);
  });

  it('allows no other scheme', () => {
    expect(photoUrl('javascript:alert(1)', 'https://api.test')).toBe('https://api.test/javascript:alert(1)');
    expect(photoUrl('data:text/html,x', '')).toBe('/data:text/html,x');
  });
});

describe('photoSources', () => {
  it('uses the full image if there are no sizes', () => {
    expect(photoSources(photo, 'https://api.test', 'Фото 1 из 2')).toEqual({
      src: 'https://api.test/media/1.jpg',
      sources: [],
      alt: 'Фото 1 из 2',
      caption: '',
      color: '#aabbcc',
    });
  });

  it('lists every size of every format, with a medium one of the most compatible format as fallback', () => {
    const variants = { template: '/media/1-{width}.{format}', widths: [320, 640, 1280], formats: ['webp', 'jpg'] };
    expect(photoSources({ ...photo, alt: 'Кухня', variants }, 'https://api.test', '')).toMatchObject({
      alt: 'Кухня',
      src: 'https://api.test/media/1-640.jpg',
      sources: [
        {
          type: 'image/webp',
          srcset:
            'https://api.test/media/1-320.webp 320w, https://api.test/media/1-640.webp 640w, https://api.test/media/1-1280.webp 1280w',
        },
        { type: 'image/jpeg', srcset: expect.stringContaining('https://api.test/media/1-320.jpg 320w') },
      ],
    });
  });
});
