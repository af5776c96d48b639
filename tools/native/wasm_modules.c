/* Makes the native modules that lie together in one WebAssembly file: what mypyc does elsewhere by a
 * small library for each of them. `ulpia_modules.make("ulpia.kernel.moves")` returns the module. */
#include <Python.h>
#include <stdio.h>

#define LIBRARY "ulpia__mypyc"
#define MAX_NAME 256

static PyObject *make(PyObject *self, PyObject *argument) {
    const char *module = PyUnicode_AsUTF8(argument);
    if (module == NULL) return NULL;
    char attribute[MAX_NAME], capsule_name[2 * MAX_NAME];
    char flat[MAX_NAME];
    size_t length = 0;
    for (const char *at = module; *at; at++) {
        if (length + 4 >= sizeof flat) return PyErr_Format(PyExc_ValueError, "too long a name");
        if (*at == '.') {
            flat[length++] = '_'; flat[length++] = '_'; flat[length++] = '_';
        } else flat[length++] = *at;
    }
    flat[length] = 0;
    snprintf(attribute, sizeof attribute, "init_%s", flat);
    snprintf(capsule_name, sizeof capsule_name, LIBRARY ".%s", attribute);
    PyObject *library = PyImport_ImportModule(LIBRARY);
    if (library == NULL) return NULL;
    PyObject *capsule = PyObject_GetAttrString(library, attribute);
    Py_DECREF(library);
    if (capsule == NULL) return NULL;
    void *init = PyCapsule_GetPointer(capsule, capsule_name);
    Py_DECREF(capsule);
    return init == NULL ? NULL : ((PyObject *(*)(void))init)();
}

static PyMethodDef methods[] = {
    {"make", make, METH_O, "Make a native module."},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "ulpia_modules", NULL, -1, methods,
};

PyMODINIT_FUNC PyInit_ulpia_modules(void) { return PyModule_Create(&definition); }
