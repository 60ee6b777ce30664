import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ruCorrected } from '../text/common/ruCorrected';
import { useText } from '../text/TextContext';
import { KvartalProvider } from './KvartalProvider';

function Failed() {
  return <p>{useText().t.form.failed}</p>;
}

test('texts are those of the requirements unless the page brings its own', async () => {
  const own = await render(
    <KvartalProvider>
      <Failed />
    </KvartalProvider>,
  );
  await expect.element(own.getByText('Произшла ошибка')).toBeVisible();
  const corrected = await render(
    <KvartalProvider messages={ruCorrected}>
      <Failed />
    </KvartalProvider>,
  );
  await expect.element(corrected.getByText('Произошла ошибка')).toBeVisible();
});
