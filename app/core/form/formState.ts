/** Texts of a form by field name. */
export type Values = Readonly<Record<string, string>>;

/** What is wrong with single fields: names that the screen turns into sentences. */
export type Problems<Name extends string, Problem extends string> = Partial<Record<Name, Problem>>;

export type FormState<Name extends string, Problem extends string> = {
  values: Readonly<Record<Name, string>>;
  /** Fields left once, or sent once: only these show what the check says. */
  visited: readonly Name[];
  /** What the server said of a field, until its text changes. */
  refused: Problems<Name, Problem>;
  /** What went wrong and concerns no single field, until the next sending; null for nothing. */
  failure: unknown;
  isSending: boolean;
};

export type FormFact<Name extends string, Problem extends string> =
  | { type: 'changed'; name: Name; value: string }
  /** Several at once: what the browser filled in, or a draft. */
  | { type: 'filled'; values: Partial<Readonly<Record<Name, string>>> }
  /** The text has served; what is said of it stays. */
  | { type: 'emptied'; name: Name }
  | { type: 'left'; name: Name }
  /** What a field needs is on its way: nothing is said of it until the next sending. */
  | { type: 'excused'; name: Name }
  | { type: 'send-refused' }
  | { type: 'send-started' }
  | { type: 'send-ended' }
  | { type: 'blamed'; problems: Problems<Name, Problem> }
  | { type: 'failed'; failure: unknown }
  | { type: 'cleared'; values: Readonly<Record<Name, string>> };

export function startForm<Name extends string, Problem extends string>(
  values: Readonly<Record<Name, string>>,
): FormState<Name, Problem> {
  return { values, visited: [], refused: {}, failure: null, isSending: false };
}

export function reduceForm<Name extends string, Problem extends string>(
  state: FormState<Name, Problem>,
  fact: FormFact<Name, Problem>,
): FormState<Name, Problem> {
  switch (fact.type) {
    case 'changed': {
      if (state.values[fact.name] === fact.value) return state;
      const refused = { ...state.refused };
      delete refused[fact.name];
      return { ...state, values: { ...state.values, [fact.name]: fact.value }, refused };
    }
    case 'filled':
      return { ...state, values: { ...state.values, ...fact.values } };
    case 'emptied':
      return { ...state, values: { ...state.values, [fact.name]: '' } };
    case 'left':
      if (state.visited.includes(fact.name)) return state;
      return { ...state, visited: [...state.visited, fact.name] };
    case 'excused': {
      const refused = { ...state.refused };
      delete refused[fact.name];
      return { ...state, refused, visited: state.visited.filter((name) => name !== fact.name) };
    }
    case 'send-refused':
      return { ...state, visited: Object.keys(state.values) as Name[] };
    case 'send-started':
      return { ...state, isSending: true, refused: {}, failure: null };
    case 'send-ended':
      return { ...state, isSending: false };
    case 'blamed':
      return { ...state, refused: { ...state.refused, ...fact.problems } };
    case 'failed':
      return { ...state, failure: fact.failure };
    case 'cleared':
      return startForm(fact.values);
  }
}
