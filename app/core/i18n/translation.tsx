import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Namespace } from './textKey.ts';
import type { Namespaces, Translate } from './translate.ts';
import type { TextSource } from './translator.ts';

type Lookup = (...asked: [key: string, ...values: object[]]) => string;

/** What finds the texts of one language, made once for all who show them. */
class Lookups {
  readonly translator: TextSource;
  readonly #known = new Map<Namespace, { t: Lookup }>();

  constructor(translator: TextSource) {
    this.translator = translator;
  }

  of(namespace: Namespace): { t: Lookup } {
    const known = this.#known.get(namespace) ?? this.#make(namespace);
    this.#known.set(namespace, known);
    return known;
  }

  #make(namespace: Namespace): { t: Lookup } {
    const lookUp = this.translator.getFixedT(null, namespace) as unknown as Lookup;
    const found = new Map<string, string>();
    const t: Lookup = (...asked) => {
      const [key] = asked;
      if (asked.length > 1) return lookUp(...asked);
      const text = found.get(key) ?? lookUp(key);
      // What is not there yet may come.
      if (text !== '') found.set(key, text);
      return text;
    };
    return { t };
  }
}

const LookupsNow = createContext<Lookups | null>(null);

type ProviderProps = { translator: TextSource; children: ReactNode };

/** Hands the texts of the language shown to everything below. */
export function TranslationProvider({ translator, children }: ProviderProps) {
  const [lookups, setLookups] = useState(() => new Lookups(translator));
  useEffect(() => {
    const renew = (): void => setLookups(new Lookups(translator));
    translator.on('languageChanged', renew);
    return () => translator.off('languageChanged', renew);
  }, [translator]);
  return <LookupsNow value={lookups}>{children}</LookupsNow>;
}

type Translation<Of extends Namespaces> = {
  /** The same function as long as the language is the same. */
  t: Translate<Of>;
};

/**
 * The texts of a namespace, of the first of several; those of the others by `namespace:key`. It costs a
 * row of a long list nothing: the hook of react-i18next wraps the translator anew wherever it is used,
 * which took a fifth of what a conversation's row takes to render.
 * @param namespaces none: the frame of the app
 */
export function useTranslation<const Of extends Namespaces = 'shell.frame'>(
  namespaces?: Of,
): Translation<Of> {
  const lookups = useContext(LookupsNow);
  if (!lookups) throw new Error('useTranslation is called outside TranslationProvider.');
  const [first] = [namespaces ?? lookups.translator.options.defaultNS].flat();
  return lookups.of(first as Namespace) as unknown as Translation<Of>;
}
