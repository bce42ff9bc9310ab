/** Whether JSON gives back a value as it is: what it leaves out of a map aside. */
export function isJson(value: unknown): boolean {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0);
    case 'object':
      if (Array.isArray(value)) return value.every((one) => one !== undefined && isJson(one));
      return value === null || Object.values(value).every(isJson);
    case 'boolean':
    case 'string':
    case 'undefined':
      return true;
    default:
      return false;
  }
}
