// React's development build keeps a trace of each element for profilers that are attached to the console.
// It looks for them once, as it is loaded.
Reflect.set(console, 'createTask', undefined);
Reflect.set(console, 'timeStamp', undefined);
