import { useEffect } from 'react';
import { Link } from 'wouter';

export function NotFoundPage() {
  useEffect(() => {
    document.title = 'Страница не найдена — Квартал';
  }, []);
  return (
    <section className="site-missing">
      <h1>Страница не найдена</h1>
      <p>Возможно, в адресе опечатка или страницу удалили.</p>
      <Link href="/" className="site-button">
        На главную
      </Link>
    </section>
  );
}
