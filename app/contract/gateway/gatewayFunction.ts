import * as v from 'valibot';

// biome-ignore lint/suspicious/noExplicitAny: the one place where any schema is meant.
type Schema = v.GenericSchema<any, any>;

/**
 * One function of the gateway, as both sides know it. A frame's `data` is always a string: nothing,
 * plain text, or JSON in which the fields named by `jsonFields` are JSON texts themselves.
 */
export type GatewayFunction<
  Name extends string = string,
  Input extends Schema = Schema,
  Output extends Schema = Schema,
> = {
  name: Name;
  /** How `data` of a request is written. */
  sends: 'nothing' | 'text' | 'json';
  /** What the request says, with all JSON texts read. */
  input: Input;
  /** Fields of the input that travel as JSON text inside the JSON. */
  jsonFields: readonly string[];
  /**
   * How `data` of a reply is written: `empty` is the empty string, `quotes` a JSON string of nothing,
   * `text` is plain, `number` decimal.
   */
  answers: 'empty' | 'quotes' | 'text' | 'number' | 'json';
  output: Output;
};

export type FunctionInput<F extends GatewayFunction> = v.InferOutput<F['input']>;
export type SentFunctionInput<F extends GatewayFunction> = v.InferInput<F['input']>;
export type FunctionOutput<F extends GatewayFunction> = v.InferOutput<F['output']>;

const nothing = v.optional(v.undefined());

type Rest<Input extends Schema> = { input?: Input; jsonFields?: readonly string[] };

/* @__NO_SIDE_EFFECTS__ */
function declare<Name extends string, Input extends Schema, Output extends Schema>(
  name: Name,
  answers: GatewayFunction['answers'],
  output: Output,
  { input = nothing as unknown as Input, jsonFields = [] }: Rest<Input>,
): GatewayFunction<Name, Input, Output> {
  const schema: Schema = input;
  const sends = schema === nothing ? 'nothing' : schema.type === 'string' ? 'text' : 'json';
  return { name, sends, input, jsonFields, answers, output };
}

/** Declares a function that answers nothing but success, as the empty string. */
/* @__NO_SIDE_EFFECTS__ */
export function withEmptyAnswer<const Name extends string, Input extends Schema = typeof nothing>(
  name: Name,
  rest: Rest<Input> = {},
) {
  return declare(name, 'empty', nothing, rest);
}

/** Declares a function that answers nothing but success, as a JSON string of nothing. */
/* @__NO_SIDE_EFFECTS__ */
export function withQuotesAnswer<const Name extends string, Input extends Schema = typeof nothing>(
  name: Name,
  rest: Rest<Input> = {},
) {
  return declare(name, 'quotes', nothing, rest);
}

/** Declares a function that answers plain text. */
/* @__NO_SIDE_EFFECTS__ */
export function withTextAnswer<const Name extends string, Input extends Schema = typeof nothing>(
  name: Name,
  rest: Rest<Input> = {},
) {
  return declare(name, 'text', v.string(), rest);
}

/** Declares a function that answers a number, in decimal. */
/* @__NO_SIDE_EFFECTS__ */
export function withNumberAnswer<const Name extends string, Input extends Schema = typeof nothing>(
  name: Name,
  rest: Rest<Input> = {},
) {
  return declare(name, 'number', v.number(), rest);
}

/** Declares a function that answers JSON. */
/* @__NO_SIDE_EFFECTS__ */
export function withJsonAnswer<
  const Name extends string,
  Output extends Schema,
  Input extends Schema = typeof nothing,
>(name: Name, output: Output, rest: Rest<Input> = {}) {
  return declare(name, 'json', output, rest);
}

/** A function whose `data` is given and answered as the text of the frame, whatever it means. */
export function rawFunction(name: string) {
  return withTextAnswer(name, { input: v.string() });
}
