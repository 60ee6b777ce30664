import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useText } from '../text/catalogue/TextContext';
import { ruCorrected } from '../text/common/ruCorrected';
import { KvartalProvider } from './KvartalProvider';

afterEach(cleanup);

function Failed() {
  return <p>{useText().text.form.failed}</p>;
}

test('texts are those of the requirements unless the page brings its own', () => {
  const own = render(
    <KvartalProvider>
      <Failed />
    </KvartalProvider>,
  );
  expect(own.getByText('Произшла ошибка')).toBeVisible();
  const corrected = render(
    <KvartalProvider messages={ruCorrected}>
      <Failed />
    </KvartalProvider>,
  );
  expect(corrected.getByText('Произошла ошибка')).toBeVisible();
});
