import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { BrandData } from './brand/data.ts';
import type { Feature } from './core/feature/feature.ts';
import type { Bundles } from './core/i18n/createI18n.ts';
import { paths } from './core/navigation/paths.ts';
import { App } from './shell/App.tsx';
import { makeAppParts } from './shell/appParts.ts';
import './theme/global.css.ts';

type Input = {
  data: BrandData;
  /** Those the brand keeps, in the order of the data block. */
  features: Feature[];
  /** The texts that the page carries: those of the start and the labels of the features. */
  resources: Bundles;
};

/** @returns the markup a visitor sees first, in the brand's own language, as the browser will hydrate it. */
export function renderFirstScreen({ data, features, resources }: Input): string {
  const parts = makeAppParts({
    data,
    features: { loaded: features, isIncomplete: false },
    locale: data.locale,
    bundles: resources,
  });
  return renderToString(
    <StaticRouter location={paths.login}>
      <App parts={parts} />
    </StaticRouter>,
  );
}
