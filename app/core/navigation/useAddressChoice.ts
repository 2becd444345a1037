import { useSearchParams } from 'react-router-dom';

/**
 * One of a few, kept in the page's address, so that it is there again after a reload or a way back.
 * @param name of the parameter
 * @param choices the first is meant where the address names none of them, and is left out of it
 */
export function useAddressChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [choice: Choice, choose: (choice: Choice) => void] {
  const [search, setSearch] = useSearchParams();
  const written = search.get(name);
  const [usual] = choices;
  const choose = (choice: Choice): void =>
    setSearch(
      (last) => {
        const next = new URLSearchParams(last);
        if (choice === usual) next.delete(name);
        else next.set(name, choice);
        return next;
      },
      { replace: true },
    );
  return [choices.find((one) => one === written) ?? usual, choose];
}
