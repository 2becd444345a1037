/**
 * @param description of a place as a message has it
 * @returns its words: some clients write JSON of names and addresses there, which nobody should have to read
 */
export function placeWords(description: string): string {
  if (!description.trimStart().startsWith('{')) return description;
  try {
    const { name, title, addr, address, detail } = JSON.parse(description);
    const words = [name ?? title, addr ?? address ?? detail];
    return words.filter((one) => typeof one === 'string' && one !== '').join(', ');
  } catch {
    // It only begins like that: words of a person.
    return description;
  }
}
